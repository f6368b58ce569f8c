// Answers the questions of node.py, one on each line.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";

export class Refused extends Error {}

/** A package that npm has installed in the present folder: the module in a file of it. */
export const installed = (file) => import(`${process.cwd()}/node_modules/${file}`);

export const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf-8")).version;

export function answer(engine) {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const [name, ...given] = JSON.parse(line);
    try {
      console.log(JSON.stringify({ is: engine[name](...given) ?? null }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.log(JSON.stringify({ refused: error.message }));
    }
  });
}
