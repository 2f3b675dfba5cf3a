import { isEndedStage, type Stage } from '@hiring/contract';
import { messageKey, useMoveDialog } from '../candidates/moves/moveTarget';
import { readDraft } from '../ui/useDraft';
import { useMoveApplication } from '../candidates/moves/useMoveApplication';
import { type BoardCard, moveTargetOfCard } from './card';
import type { Board } from './useBoard';

/**
 * A drop moves at once, without a question; it can be undone. The card stands where it was dropped while the server
 * answers, and goes back when it refuses. Only the two decisions ask first: the dialog shows what the candidate will
 * read, as their buttons in the list do.
 */
export function useMoveCard({ put, forget, shift, recount, placed }: Board) {
  const openDialog = useMoveDialog();
  const { mutateAsync } = useMoveApplication();

  return async (card: BoardCard, to: Stage, place: number) => {
    const before = placed.get(card.id);
    // The server has not said yet which version is there to move from.
    if (before?.pending) return;
    const target = moveTargetOfCard(card);
    // A message begun for the candidate must neither get lost nor leave unseen: the dialog shows it too.
    if (isEndedStage(to) || readDraft(messageKey(card.aplicacion_id))) {
      openDialog(target, to);
      return;
    }
    put(card.id, { card: { ...card, stage: to }, place, pending: true });
    shift(card.stage, to);
    try {
      const { application } = await mutateAsync({
        id: card.aplicacion_id,
        request: { estado: to, version: card.aplicacion_version },
      });
      const { estado, stage, version, mover_a } = application;
      put(card.id, {
        card: { ...card, estado, stage, mover_a, aplicacion_version: version },
        place,
      });
    } catch {
      // The sentence is shown already; when the card was changed elsewhere its fresh state is on its way.
      if (before) put(card.id, before);
      else forget(card.id);
      shift(to, card.stage);
    }
    recount();
  };
}
