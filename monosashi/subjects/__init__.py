"""Who is measured: the port, and the reference, an object or a program behind it; the protocol that programs speak."""
