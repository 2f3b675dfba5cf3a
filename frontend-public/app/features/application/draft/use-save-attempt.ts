import { DRAFT_LIMITS } from '@hiring/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changesSince, type Content } from './changes';
import type { Known } from './local-copy';
import {
  failedState,
  saveChanges,
  takeAnswer,
  type DraftPlace,
  type SavedForm,
  type SaveState,
} from './save-changes';

const RETRY_MS = [4000, 10_000, 30_000];

export const textOf = ({ values, answers }: Content): string => JSON.stringify([values, answers]);

/**
 * One attempt to save the current content, unless another is in progress. It resolves to the milliseconds until the
 * next attempt, or to null when there is none.
 */
export function useSaveAttempt({ userId, vacancyId, canal }: DraftPlace, form: SavedForm, known: Known) {
  const [state, setState] = useState<SaveState>('idle');
  /** The content that the server has; null: nothing was saved yet. */
  const [saved, setSaved] = useState<string | null>(null);
  const latest = useRef(form);
  const server = useRef(known);
  const busy = useRef(false);
  const failures = useRef(0);

  useEffect(() => {
    latest.current = form;
  });

  const attempt = useCallback(
    async (leaving: boolean): Promise<number | null> => {
      const place = { userId, vacancyId, canal };
      const now = latest.current.content;
      if (!now || (busy.current && !leaving)) return null;
      const changes = changesSince(server.current, now);
      if (!changes.any && now.reached <= server.current.step) {
        setSaved(textOf(now));
        return null;
      }
      busy.current = true;
      setState('saving');
      try {
        const answer = await saveChanges(
          place,
          server.current,
          { ...changes, reached: now.reached },
          leaving,
        );
        server.current = answer.known;
        failures.current = 0;
        takeAnswer(place, answer, latest.current);
        setSaved(textOf(now));
        setState('saved');
        // Saves what was typed meanwhile.
        return DRAFT_LIMITS.saveDelayMs;
      } catch (error) {
        const failed = failedState(error);
        setState(failed);
        if (failed !== 'offline') return null;
        return RETRY_MS[Math.min(failures.current++, RETRY_MS.length - 1)] ?? null;
      } finally {
        busy.current = false;
      }
    },
    [userId, vacancyId, canal],
  );

  // Later changes are not saved yet.
  const text = form.content && textOf(form.content);
  const shown: SaveState = state === 'saved' && saved !== text ? 'idle' : state;
  return { state: shown, attempt, latest, server };
}
