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
  /** Code of the tracking link that the person followed. */
  canal: string | null;
  /** Null: nothing was typed yet, and opening a form creates no draft. */
  content: Content | null;
  known: Known;
  fileName: string | null;
  /** Values of another device for fields not edited here since; and the values they replace. */
  onNews: (news: Replaced, losses: Replaced) => void;
  /** Values of another device that this save replaced. */
  onReplaced: (replaced: Replaced) => void;
}

const textOf = ({ values, answers }: Content): string => JSON.stringify([values, answers]);

function stateOf(error: unknown): SaveState {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return 'signedOut';
  return error.status === 422 || error.status === 404 ? 'refused' : 'offline';
}

/**
 * Saves the draft on the server: shortly after the last key, at each step and when the page is left. Requests run one
 * at a time, so that versions follow one another; failures are shown and retried, and the content stays in this tab
 * meanwhile.
 */
export function useDraftSaving(saving: Saving) {
  const { userId, vacancyId, canal, content, known, fileName, onNews, onReplaced } = saving;
  const [state, setState] = useState<SaveState>('idle');
  /** The content that the server has; null: nothing was saved yet. */
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
          // Values that this save sent are no changes of another device.
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
        // Saves what was typed meanwhile.
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
      // A save that finds another in progress ends at once; the caller waits for the other.
      underWay.current = Promise.all([underWay.current, saved]).then(() => undefined);
      return saved;
    },
    [save],
  );

  useEffect(() => {
    flushRef.current = flush;
  }, [flush]);

  // Saves at a change of step, not at each key.
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

  /** Stops saving; resolves when no save is in progress, so that no save follows the submission. */
  const pause = useCallback(async () => {
    closed.current = true;
    clearTimeout(timer.current);
    await underWay.current;
  }, []);

  /** Continues after a failed submission. */
  const resume = useCallback(() => {
    closed.current = false;
    void flushRef.current?.();
  }, []);

  // Later changes are not saved yet.
  const shown: SaveState = state === 'saved' && saved !== text ? 'idle' : state;
  return { state: shown, flush, pause, resume };
}
