import type { Answers } from '../answers';
import { TEXT_NAMES, type FormValues, type TextName } from '../form-values';
import { NOTHING_KNOWN, type Known, type LocalCopy } from './local-copy';
import { readTexts } from './local-copy';
import { readAnswers } from '../answers';
import type { Draft } from './draft-api';
import { lossesIn, NOTHING_REPLACED, type Replaced } from './replaced';

/** The form content that may be saved; for a vacancy, without the fields that the vacancy fixes. */
export interface Content {
  values: Partial<FormValues>;
  answers: Answers;
  reached: number;
}

/** The server's draft in the form's terms. */
export const knownOf = (draft: Draft): Known => ({
  version: draft.version,
  step: draft.paso,
  values: readTexts(draft.valores),
  answers: readAnswers(draft.respuestas),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** What this tab has and the server does not; an empty text that was never filled in is no change. */
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

/** Changes of another device in fields that were not edited here since. */
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
  /** Values of this tab that another device has overwritten since. */
  overwritten: Replaced;
}

/**
 * The initial content of the form: the server's draft with this tab's unsent changes on top. A draft that the server
 * had and no longer has was submitted or discarded on another device: only newer changes are kept.
 */
export function openingOf(
  local: LocalCopy | null,
  remote: { borrador: Draft | null; de_otro: Record<string, string> | null } | null,
): Opening {
  const unsent = local ? changesSince(local.known ?? NOTHING_KNOWN, local) : null;
  const lostFile = local?.fileName ?? null;
  // Without an answer from the server this tab continues with its copy.
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
    // Changes of another device that this tab has not seen count as unseen when it saves.
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
