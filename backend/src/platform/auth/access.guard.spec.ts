import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Clock } from '../values/clock.js';
import { AccessGuard } from './access.guard.js';
import type { Actor } from './actor.js';
import { ForPeople, KeysNeed, NeedsProof, Public, Requires, WhileEnrolling } from './decorators.js';
import type { Permission } from './permissions.js';

const NOW = new Date('2026-03-02T10:00:00Z');
class StoppedClock extends Clock {
  override now(): Date {
    return NOW;
  }
}

const actor = (permissions: Permission[], more: Partial<Actor> = {}): Actor => ({
  userId: 'u',
  sessionId: 's',
  role: 'rrhh',
  permissions: new Set(permissions),
  ...more,
});
const KEY = { key: { id: 'k', nombre: 'Programa' } };

/** The guard's answer: `open`, or the code of its refusal. */
function answer(decorators: (MethodDecorator | ClassDecorator)[], who: Actor | null): string {
  class Controller {
    handle(): void {}
  }
  const descriptor = Object.getOwnPropertyDescriptor(Controller.prototype, 'handle') as PropertyDescriptor;
  for (const decorate of decorators as MethodDecorator[])
    decorate(Controller.prototype, 'handle', descriptor);
  const context = {
    getHandler: () => descriptor.value as unknown,
    getClass: () => Controller,
    switchToHttp: () => ({ getRequest: () => ({ actor: who }) }),
  } as unknown as ExecutionContext;
  try {
    return new AccessGuard(new Reflector(), new StoppedClock()).canActivate(context) ? 'open' : 'closed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it('a handler that says nothing is closed, to everybody', () => {
  expect(answer([], null)).toBe('forbidden');
  expect(answer([], actor(['own:read']))).toBe('forbidden');
});

it('a public handler is open to visitors, people and programs', () => {
  for (const who of [null, actor([]), actor([], KEY)]) expect(answer([Public()], who)).toBe('open');
});

it('a handler with a permission asks who it is, and then for the permission', () => {
  const reads = [Requires('candidates:read')];
  expect(answer(reads, null)).toBe('unauthenticated');
  expect(answer(reads, actor(['candidates:write']))).toBe('forbidden');
  expect(answer(reads, actor(['candidates:read']))).toBe('open');
  expect(answer([Requires('candidates:read', 'application_not_found')], actor([]))).toBe(
    'application_not_found',
  );
});

it('a handler for people refuses every key, a public one too', () => {
  expect(answer([Requires('own:read'), ForPeople()], actor(['own:read'], KEY))).toBe('api_key_not_allowed');
  expect(answer([Public(), ForPeople()], actor([], KEY))).toBe('api_key_not_allowed');
  expect(answer([Requires('own:read'), ForPeople()], actor(['own:read']))).toBe('open');
});

it('a key may need another permission than a person', () => {
  const handler = [Requires('own:read'), KeysNeed('applications:read')];
  expect(answer(handler, actor(['own:read']))).toBe('open');
  expect(answer(handler, actor(['own:read'], KEY))).toBe('forbidden');
  expect(answer(handler, actor(['applications:read'], KEY))).toBe('open');
  expect(answer(handler, actor(['applications:read']))).toBe('forbidden');
});

it('who still has to set up a second factor gets nothing but that', () => {
  const enrolling = actor(['own:read'], { enrolling: true });
  expect(answer([Requires('own:read')], enrolling)).toBe('second_factor_setup_required');
  expect(answer([Requires('own:read'), WhileEnrolling()], enrolling)).toBe('open');
  expect(answer([Requires('own:write'), WhileEnrolling()], enrolling)).toBe('forbidden');
  expect(answer([Public()], enrolling)).toBe('open');
});

it('a protected change asks a person for a recent proof, and a key only where keys are allowed', () => {
  const proven = actor(['config:write'], { proof: { at: NOW, by: 'password' } });
  const change = [Requires('config:write'), NeedsProof()];
  expect(answer(change, proven)).toBe('open');
  expect(answer(change, actor(['config:write']))).toBe('recent_proof_required');
  expect(answer(change, actor([], { proof: { at: NOW, by: 'password' } }))).toBe('forbidden');
  expect(answer(change, actor(['config:write'], KEY))).toBe('api_key_not_allowed');
  expect(
    answer([Requires('webhooks:write'), NeedsProof({ orKey: true })], actor(['webhooks:write'], KEY)),
  ).toBe('open');
});
