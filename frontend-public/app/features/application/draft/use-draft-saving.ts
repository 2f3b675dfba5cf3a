import { DRAFT_LIMITS } from '@hiring/contract';
import { useCallback, useEffect, useRef } from 'react';
import { saveLocalCopy, type Known } from './local-copy';
import type { DraftPlace, SavedForm } from './save-changes';
import { textOf, useSaveAttempt } from './use-save-attempt';
import { useSaveOnLeaving } from './use-save-on-leaving';

interface Saving extends DraftPlace, SavedForm {
  known: Known;
  fileName: string | null;
}

/**
 * Saves the draft on the server: shortly after the last key, at each step and when the page is left. Requests run one
 * at a time, so that versions follow one another; failures are shown and retried, and the content stays in this tab
 * meanwhile.
 */
export function useDraftSaving({ known, fileName, ...saving }: Saving) {
  const { userId, vacancyId, content } = saving;
  const { state, attempt, latest, server } = useSaveAttempt(saving, saving, known);
  const underWay = useRef<Promise<void>>(undefined);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flushRef = useRef<(leaving?: boolean) => Promise<void>>(undefined);

  const save = useCallback(
    async (leaving: boolean) => {
      clearTimeout(timer.current);
      if (closed.current) return;
      const wait = await attempt(leaving);
      if (wait !== null) timer.current = setTimeout(() => void flushRef.current?.(), wait);
    },
    [attempt],
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
    return () => clearTimeout(timer.current);
  }, [flush]);

  // Saves at a change of step, not at each key.
  const reached = content?.reached;
  useEffect(() => {
    void flush();
  }, [reached, flush]);

  const text = content && textOf(content);
  useEffect(() => {
    if (text === null) return;
    const now = latest.current.content;
    if (now && !closed.current) saveLocalCopy(userId, vacancyId, { ...now, fileName, known: server.current });
    const pause = setTimeout(() => void flush(), DRAFT_LIMITS.saveDelayMs);
    return () => clearTimeout(pause);
  }, [text, reached, fileName, userId, vacancyId, flush, latest, server]);

  useSaveOnLeaving(flush);

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

  return { state, flush, pause, resume };
}
