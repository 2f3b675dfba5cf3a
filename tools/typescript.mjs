/**
 * `node --import` this and .ts files run as they are: Node takes their types away by itself from 22.18 on, before that
 * ts-blank-space does while a file is loaded.
 */
if (!Reflect.get(process.features, 'typescript')) await import('ts-blank-space/register');

/** For a process or a thread that is started with a .ts file. */
export const TYPESCRIPT = ['--import', import.meta.url];
