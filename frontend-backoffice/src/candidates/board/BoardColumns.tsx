import { isEndedStage } from '@hiring/contract';
import { type BoardCard, type BoardColumn as Column, moveTargetOfCard } from './card';
import type { Board } from './useBoard';
import type { useBoardLive } from './useBoardLive';
import { messageKey, useMoveDialog } from '../moves/moveTarget';
import { readDraft } from '../../ui/forms/drafts';
import { useMoveApplication } from '../moves/useMoveApplication';
import { useDepartments } from '../../panel/departments/useDepartments';
import { BoardColumn } from './BoardColumn';
import { BoardFrame, type Shown } from './BoardFrame';

/**
 * A drop moves at once, without a question; it can be undone. The card stands where it was dropped while the server
 * answers, and goes back when it refuses. Only the two decisions ask first: the dialog shows what the candidate will
 * read, as their buttons in the list do.
 */
function useMoveCard({ put, forget, shift, recount, placed, columnOfCard }: Board) {
  const openDialog = useMoveDialog();
  const { mutateAsync } = useMoveApplication();

  return async (card: BoardCard, to: Column, place: number) => {
    const before = placed.get(card.id);
    // The server has not answered yet, so the version to move from is unknown.
    if (before?.pending) return;
    // A message begun for the candidate must neither get lost nor leave unseen: the dialog shows it too.
    const { etapa, estado, fase, propone_mensaje } = to;
    if (isEndedStage(etapa) || propone_mensaje || readDraft(messageKey(card.aplicacion_id))) {
      return openDialog(moveTargetOfCard(card), fase?.id ?? etapa);
    }
    const from = columnOfCard(card)?.id;
    const moved = { ...card, stage: etapa, estado: estado ?? card.estado, fase };
    put(card.id, { card: moved, place, pending: true });
    shift(from, to.id);
    try {
      const { application } = await mutateAsync({
        id: card.aplicacion_id,
        request: {
          ...(fase ? { fase_id: fase.id } : { estado: estado ?? etapa }),
          version: card.aplicacion_version,
        },
      });
      const { version, mover_a } = application;
      const { estado: now, stage, fase: phase } = application;
      put(card.id, {
        card: { ...card, estado: now, stage, fase: phase, mover_a, aplicacion_version: version },
        place,
      });
    } catch {
      // The sentence is shown already; when the card was changed elsewhere its fresh state is on its way.
      if (before) put(card.id, before);
      else forget(card.id);
      shift(to.id, from);
    }
    recount();
  };
}

interface Props extends Shown {
  board: Board;
  live: ReturnType<typeof useBoardLive>;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

export function BoardColumns({ board, live, onMenu, ...shown }: Props) {
  const { positionName } = useDepartments();
  const move = useMoveCard(board);
  const { scope, columns, placed, findCard } = board;
  const shared = { scope, placed, positionName, onMenu };
  return (
    <BoardFrame
      {...shown}
      columns={columns}
      findCard={findCard}
      onDrop={(card, to, place) => void move(card, to, place)}
      onPickUp={live.pickUp}
      onPutDown={live.putDown}
      column={(column, carried) => <BoardColumn column={column} carried={carried} {...shared} />}
    />
  );
}
