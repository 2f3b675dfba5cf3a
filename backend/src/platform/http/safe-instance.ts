import { type ClassConstructor, plainToInstance } from 'class-transformer';

/** What JSON may name and class-transformer would take for a class, or for what all objects inherit. */
const TRAPS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** As `plainToInstance`, for what somebody sent and the validation pipe, which does the same, has not seen. */
export function safeInstance<T extends object>(type: ClassConstructor<T>, plain: unknown): T {
  return plainToInstance(type, withoutTraps(plain));
}

function withoutTraps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTraps);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !TRAPS.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutTraps(part)]));
}
