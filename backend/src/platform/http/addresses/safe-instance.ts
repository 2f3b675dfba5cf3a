import { type ClassConstructor, plainToInstance } from 'class-transformer';

/** JSON keys that class-transformer would treat as a class or a prototype. */
const TRAPS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Like `plainToInstance`, for input that the validation pipe, which does the same, has not seen. */
export function safeInstance<T extends object>(type: ClassConstructor<T>, plain: unknown): T {
  return plainToInstance(type, withoutTraps(plain));
}

function withoutTraps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTraps);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !TRAPS.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutTraps(part)]));
}
