/** Where the system's Chromium is: the program to start, CHROMIUM_PATH first; undefined when there is none. */
export function findChromium(): string | undefined;
