/** Whether one of Vite's servers did not start because another process has its port. */
export const isPortTaken = (error) => /^Port \d+ is already in use$/.test(error.message);

/** What to do about a port that is taken. */
export const portTaken = (port) =>
  `Port ${port} is taken: end the program that uses it, or set PORT to another port.`;
