import { ApiProblem } from '@hiring/contract/api-problem';
import { DRAFT_LIMITS } from '@hiring/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readAnswers } from '../answers';
import { changesSince, knownOf, newsFrom, type Content } from './changes';
import { saveDraft } from './draft-api';
import { readTexts, saveLocalCopy, type Known } from './local-copy';
import { lossesIn, type Replaced } from './replaced';

export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'refused';

const RETRY_MS = [4000, 10_000, 30_000];

interface Saving {
  userId: string;
  vacancyId: string | null;
  /** Code of the tracking link by which the person came. */
  canal: string | null;
  /** Null: nothing was typed yet, and opening a form is no draft. */
  content: Content | null;
  known: Known;
  fileName: string | null;
  /** Another device's, for places that nobody has touched here since; and what stood there. */
  onNews: (news: Replaced, losses: Replaced) => void;
  /** What another device had written and this save replaced. */
  onReplaced: (replaced: Replaced) => void;
}

const textOf = ({ values, answers }: Content): string => JSON.stringify([values, answers]);

function stateOf(error: unknown): SaveState {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return 'signedOut';
  return error.status === 422 || error.status === 404 ? 'refused' : 'offline';
}

/**
 * Keeps the draft on the server: a moment after the last key, at each step and when the page is left. One request at
 * a time, so that versions follow one another; what fails is told and tried again, and stays in this tab meanwhile.
 */
export function useDraftSaving(saving: Saving) {
  const { userId, vacancyId, canal, content, known, fileName, onNews, onReplaced } = saving;
  const [state, setState] = useState<SaveState>('idle');
  /** What the server is known to have; null: nothing was saved yet. */
  const [saved, setSaved] = useState<string | null>(null);
  const latest = useRef({ content, onNews, onReplaced });
  const server = useRef(known);
  const busy = useRef(false);
  const underWay = useRef<Promise<void>>(undefined);
  const closed = useRef(false);
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flushRef = useRef<(leaving?: boolean) => Promise<void>>(undefined);

  useEffect(() => {
    latest.current = { content, onNews, onReplaced };
  });

  const save = useCallback(
    async (leaving = false) => {
      clearTimeout(timer.current);
      const now = latest.current.content;
      if (!now || closed.current || (busy.current && !leaving)) return;
      const changes = changesSince(server.current, now);
      if (!changes.any && now.reached <= server.current.step) return setSaved(textOf(now));
      busy.current = true;
      setState('saving');
      try {
        const before = server.current;
        const { borrador, sustituidos } = await saveDraft(
          vacancyId,
          {
            base: before.version,
            paso: now.reached,
            valores: changes.values,
            respuestas: changes.answers,
            ...(canal ? { canal } : {}),
          },
          leaving,
        );
        server.current = knownOf(borrador);
        failures.current = 0;
        const current = latest.current;
        if (current.content) {
          // What this save sent is no news of another device.
          const sent = {
            ...before,
            values: { ...before.values, ...changes.values },
            answers: { ...before.answers, ...changes.answers },
          };
          const news = newsFrom(sent, server.current, current.content);
          if (Object.keys(news.values).length + Object.keys(news.answers).length > 0)
            current.onNews(news, lossesIn(current.content, news));
          const { values, answers, reached } = current.content;
          saveLocalCopy(userId, vacancyId, {
            values,
            answers,
            reached,
            fileName: null,
            known: server.current,
          });
        }
        if (Object.keys({ ...sustituidos.valores, ...sustituidos.respuestas }).length > 0)
          current.onReplaced({
            values: readTexts(sustituidos.valores),
            answers: readAnswers(sustituidos.respuestas),
          });
        busy.current = false;
        setSaved(textOf(now));
        setState('saved');
        // What was typed meanwhile.
        timer.current = setTimeout(() => void flushRef.current?.(), DRAFT_LIMITS.saveDelayMs);
      } catch (error) {
        busy.current = false;
        const failed = stateOf(error);
        setState(failed);
        if (failed !== 'offline') return;
        const wait = RETRY_MS[Math.min(failures.current++, RETRY_MS.length - 1)];
        timer.current = setTimeout(() => void flushRef.current?.(), wait);
      }
    },
    [userId, vacancyId, canal],
  );

  const flush = useCallback(
    (leaving = false) => {
      const saved = save(leaving);
      // A save that finds another under way ends at once: the other is the one to wait for.
      underWay.current = Promise.all([underWay.current, saved]).then(() => undefined);
      return saved;
    },
    [save],
  );

  useEffect(() => {
    flushRef.current = flush;
  }, [flush]);

  // A step further, or back, is a good moment; a key is not.
  const reached = content?.reached;
  useEffect(() => {
    void flush();
  }, [reached, flush]);

  const text = content === null ? null : textOf(content);
  useEffect(() => {
    if (text === null) return;
    const now = latest.current.content;
    if (now && !closed.current) saveLocalCopy(userId, vacancyId, { ...now, fileName, known: server.current });
    const pause = setTimeout(() => void flush(), DRAFT_LIMITS.saveDelayMs);
    return () => clearTimeout(pause);
  }, [text, reached, fileName, userId, vacancyId, flush]);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void flush(true);
    const again = () => void flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', again);
      clearTimeout(timer.current);
    };
  }, [flush]);

  /** Nothing is saved from here on; ends when nothing is under way, so that no save comes after the form is sent. */
  const pause = useCallback(async () => {
    closed.current = true;
    clearTimeout(timer.current);
    await underWay.current;
  }, []);

  /** The form was not sent. */
  const resume = useCallback(() => {
    closed.current = false;
    void flushRef.current?.();
  }, []);

  // What was typed since is not saved yet.
  const shown: SaveState = state === 'saved' && saved !== text ? 'idle' : state;
  return { state: shown, flush, pause, resume };
}
