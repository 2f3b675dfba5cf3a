import type { Answers } from '../answers';
import { TEXT_NAMES, type FormValues, type TextName } from '../form-values';
import { NOTHING_KNOWN, type Known, type LocalCopy } from './local-copy';
import { readTexts } from './local-copy';
import { readAnswers } from '../answers';
import type { Draft } from './draft-api';
import { lossesIn, NOTHING_REPLACED, type Replaced } from './replaced';

/** What is in the form and may be saved: of a vacancy's form without what the vacancy decides. */
export interface Content {
  values: Partial<FormValues>;
  answers: Answers;
  reached: number;
}

/** What the server said, as the form speaks of it. */
export const knownOf = (draft: Draft): Known => ({
  version: draft.version,
  step: draft.paso,
  values: readTexts(draft.valores),
  answers: readAnswers(draft.respuestas),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** What this tab has and the server has not; an empty text that was never there is no change. */
export function changesSince(known: Known, { values, answers }: Omit<Content, 'reached'>) {
  const texts = TEXT_NAMES.filter(
    (name) => values[name] !== undefined && !same(values[name], known.values[name]),
  );
  const answered = Object.keys(answers).filter((id) => !same(answers[id], known.answers[id]));
  return {
    values: Object.fromEntries(texts.map((name) => [name, values[name] ?? ''])) as Partial<FormValues>,
    answers: Object.fromEntries(answered.map((id) => [id, answers[id] ?? ''])) as Answers,
    any: texts.length + answered.length > 0,
  };
}

/** What another device changed and this one has not touched since. */
export function newsFrom(before: Known, after: Known, now: Omit<Content, 'reached'>) {
  const texts = TEXT_NAMES.filter(
    (name) =>
      after.values[name] !== undefined &&
      same(now.values[name], before.values[name]) &&
      !same(after.values[name], now.values[name]),
  );
  const answered = Object.keys(after.answers).filter(
    (id) => same(now.answers[id], before.answers[id]) && !same(after.answers[id], now.answers[id]),
  );
  return {
    values: Object.fromEntries(texts.map((name) => [name, after.values[name] ?? ''])) as Partial<FormValues>,
    answers: Object.fromEntries(answered.map((id) => [id, after.answers[id] ?? ''])) as Answers,
  };
}

export interface Opening extends Content {
  known: Known;
  restored: boolean;
  lostFile: string | null;
  /** What this tab had written and another device has changed since. */
  overwritten: Replaced;
}

/**
 * What the form opens with. The server's draft, and over it what this tab had not sent yet. A draft that the server
 * once had and has no more was sent or thrown away on another device: only what is newer than it stays.
 */
export function openingOf(
  local: LocalCopy | null,
  remote: { borrador: Draft | null; de_otro: Record<string, string> | null } | null,
): Opening {
  const unsent = local ? changesSince(local.known ?? NOTHING_KNOWN, local) : null;
  const lostFile = local?.fileName ?? null;
  // Without an answer this tab goes on with what it has.
  if (!remote) {
    return {
      values: local?.values ?? {},
      answers: local?.answers ?? {},
      reached: local?.reached ?? 1,
      known: local?.known ?? NOTHING_KNOWN,
      restored: local !== null,
      lostFile,
      overwritten: NOTHING_REPLACED,
    };
  }
  const server = remote.borrador ? knownOf(remote.borrador) : null;
  const base: Partial<FormValues> = server?.values ?? readTexts(remote.de_otro);
  return {
    values: { ...base, ...unsent?.values },
    answers: { ...server?.answers, ...unsent?.answers },
    reached: Math.max(server?.step ?? 1, unsent?.any ? (local?.reached ?? 1) : 1),
    // What this tab had not seen of another device counts as unseen when it saves.
    known: server
      ? { ...server, version: unsent?.any ? (local?.known?.version ?? 0) : server.version }
      : NOTHING_KNOWN,
    restored: server !== null || (unsent?.any ?? false),
    lostFile,
    overwritten:
      local?.known && server ? lossesIn(local, newsFrom(local.known, server, local)) : NOTHING_REPLACED,
  };
}

export type { TextName };
