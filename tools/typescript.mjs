/**
 * `node --import` this module runs .ts files directly. Node strips types itself from 22.18 on; before that
 * ts-blank-space does when a file is loaded.
 */
if (!Reflect.get(process.features, 'typescript')) await import('ts-blank-space/register');

/** Arguments for a process or thread that starts with a .ts file. */
export const TYPESCRIPT = ['--import', import.meta.url];
