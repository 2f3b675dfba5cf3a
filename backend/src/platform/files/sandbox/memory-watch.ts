import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const EVERY_MS = { proc: 50, ps: 500 };

/** Resident memory of a process in bytes; null when it has ended. */
async function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  }
  const { stdout } = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() ? Number(stdout) * 1024 : null;
}

/**
 * Calls `onExcess` once when a process exceeds this memory. The kernel's limit covers writable memory only and does
 * not exist everywhere: this one covers all.
 * @returns stops watching.
 */
export function watchMemory(pid: number, bytes: number, onExcess: () => void): () => void {
  let asking = false;
  const look = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    const held = await residentBytes(pid);
    asking = false;
    if (held !== null && held > bytes) onExcess();
  };
  const timer = setInterval(() => void look(), process.platform === 'linux' ? EVERY_MS.proc : EVERY_MS.ps);
  return () => clearInterval(timer);
}
