/** Returns whether a Vite server failed because its port is in use. */
export const isPortTaken = (error) => /^Port \d+ is already in use$/.test(error.message);

/** Returns advice about a port in use. */
export const portTaken = (port) =>
  `Port ${port} is taken: end the program that uses it, or set PORT to another port.`;
