import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { watchMemory } from './memory-watch.js';
import { megabytes, type SandboxLimits, sandboxCommand } from './sandbox-command.js';
import { NoTurn, Turns } from './turns.js';

/**
 * Why a sandbox program gave no answer. `busy`: it never ran. `unfinished`: it waited for something impossible.
 * `failed`: it crashed.
 */
export type SandboxReason =
  | 'busy'
  | 'memory'
  | 'cpu'
  | 'time'
  | 'output'
  | 'unfinished'
  | 'failed'
  | 'aborted';

export class SandboxFailure extends Error {
  constructor(readonly reason: SandboxReason) {
    super(`sandbox: ${reason}`);
    this.name = 'SandboxFailure';
  }

  /** The work exceeded a limit: a retry would too. */
  get isLimit(): boolean {
    return ['memory', 'cpu', 'output', 'unfinished'].includes(this.reason);
  }
}

export interface SandboxJob {
  /** Path of the program, which calls `answerOrder`. */
  program: string;
  /** Its input; plain data. */
  order: unknown;
  /** Files it may read, and files it may write; nothing else except its own code. */
  reads?: readonly string[];
  writes?: readonly string[];
  /** Maximum run time, and maximum wait before it starts, in milliseconds. */
  timeMs: number;
  waitMs: number;
  /** A person waits for the answer. */
  urgent: boolean;
  limits?: Partial<SandboxLimits>;
  /** Cancels it when the answer is no longer wanted. */
  signal?: AbortSignal;
}

const LIMITS: SandboxLimits = { memoryMb: 192, cpuSeconds: 10, fileBytes: 64 * 1024 * 1024, nice: 15 };
/** A person waits, but requests still come first. */
const URGENT: Partial<SandboxLimits> = { cpuSeconds: 5, nice: 4 };
/** Node's exit code when the event loop is empty but the program still waits. */
const UNFINISHED = 13;
/** Maximum size of an answer in bytes. */
const ANSWER_BYTES = 4 * 1024 * 1024;
/** Concurrent child processes, and queued jobs. */
const AT_ONCE = 2;
const IN_LINE = 20;

/**
 * Reads untrusted files in a separate process: a file made to crash its reader crashes only that process. It has
 * little memory and time, no network, an empty environment and one file; it is killed when it exceeds a limit or
 * when this process ends. Each job gets a new process.
 */
@Injectable()
export class Sandbox implements OnApplicationShutdown {
  private readonly logger = new Logger(Sandbox.name);
  private readonly turns = new Turns(AT_ONCE, IN_LINE);
  private readonly running = new Set<ChildProcess>();

  /**
   * The program's answer. It comes from a process that read hostile content: validate it.
   * @throws {SandboxFailure}
   */
  async run(job: SandboxJob): Promise<unknown> {
    try {
      return await this.turns.take(job.urgent, job.waitMs, () => this.begin(job));
    } catch (error) {
      const failure = error instanceof NoTurn ? new SandboxFailure('busy') : error;
      if (failure instanceof SandboxFailure && failure.reason !== 'aborted') {
        this.logger.warn({
          code: 'sandbox_failed',
          reason: failure.reason,
          program: basename(job.program, '.js'),
        });
      }
      throw failure;
    }
  }

  /** Ends running jobs; callers retry them. */
  onApplicationShutdown(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }

  private async begin(job: SandboxJob): Promise<unknown> {
    const { program, order, reads = [], writes = [], limits } = job;
    const allowed = { ...LIMITS, ...(job.urgent ? URGENT : {}), ...limits };
    const [command, args] = await sandboxCommand(program, order, { reads, writes, limits: allowed });
    if (job.signal?.aborted) throw new SandboxFailure('aborted');
    // Standard input only signals the end of this process, which the program notices.
    const child = spawn(command, args, { cwd: '/', env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
    this.running.add(child);
    try {
      return await this.answerOf(child, job, allowed.memoryMb);
    } finally {
      this.running.delete(child);
    }
  }

  private answerOf(child: ChildProcess, { timeMs, signal }: SandboxJob, memoryMb: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let reason: SandboxReason | null = null;
      const end = (why: SandboxReason): void => {
        reason ??= why;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => end('time'), timeMs);
      const unwatch = child.pid ? watchMemory(child.pid, megabytes(memoryMb), () => end('memory')) : null;
      const abort = (): void => end('aborted');
      signal?.addEventListener('abort', abort);
      const chunks: Buffer[] = [];
      let bytes = 0;
      const output = child.stdio[3] as Readable;
      output.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES) end('output');
        else chunks.push(chunk);
      });
      // A child that is killed breaks its pipes.
      for (const pipe of [child.stdin, output]) pipe?.on('error', () => undefined);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        unwatch?.();
        signal?.removeEventListener('abort', abort);
        finish();
      };
      child.once('error', (error) => settle(() => reject(error)));
      child.once('close', (code, killedBy) =>
        settle(() => {
          const failure = reason ?? reasonOf(code, killedBy);
          if (failure) return reject(new SandboxFailure(failure));
          const answer = parse(Buffer.concat(chunks));
          if (answer) resolve(answer.value);
          else reject(new SandboxFailure('failed'));
        }),
      );
    });
  }
}

/** Why a child ended by itself; null: normally. */
function reasonOf(code: number | null, killedBy: NodeJS.Signals | null): SandboxReason | null {
  if (killedBy === 'SIGXCPU') return 'cpu';
  // Node aborts when it gets no more memory; the kernel kills when there is none.
  if (killedBy === 'SIGABRT' || killedBy === 'SIGTRAP' || killedBy === 'SIGKILL') return 'memory';
  if (code === UNFINISHED) return 'unfinished';
  return code === 0 ? null : 'failed';
}

function parse(answer: Buffer): { value: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(answer.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null && 'value' in parsed ? parsed : null;
  } catch {
    // It ended in the middle of its answer.
    return null;
  }
}
