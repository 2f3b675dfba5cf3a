import { Box, ButtonBase, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { translate } from '../../i18n/texts';
import { isEndedStage, type Stage, TONE_COLOURS } from '@hiring/contract';
import { formatCount } from '../../ui/format/counts';
import { stageTone } from '../StateBadges';
import { SIZE, WEIGHT } from '../../ui/theme/tokens';
import { type BoardCard, columnName, countText, moveTargetOfCard } from './card';
import type { Board } from './useBoard';
import type { useBoardLive } from './useBoardLive';
import { messageKey, useMoveDialog } from '../moves/moveTarget';
import { readDraft } from '../../ui/forms/drafts';
import { useMoveApplication } from '../moves/useMoveApplication';
import { DragDropContext, type DragUpdate, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { fullName } from '../useCandidate';
import { useDepartments } from '../../panel/departments/useDepartments';
import { BoardColumn } from './BoardColumn';

/** Which of the five columns is shown where they have no room beside each other. All five are always in sight. */
function ColumnTabs({ columns, stage, onStage }: Pick<Props, 'stage' | 'onStage'> & Pick<Board, 'columns'>) {
  return (
    <Box
      role="group"
      aria-label={translate('candidates.board.column')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        // A phone has room for three names in a row, and for two longer ones below.
        '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
        '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
        gap: 0.5,
        mb: 1,
      }}
    >
      {columns.map(({ stage: each, count }) => (
        <ButtonBase
          key={each}
          aria-pressed={each === stage}
          aria-label={count === undefined ? columnName(each) : `${columnName(each)}, ${countText(count)}`}
          onClick={() => onStage(each)}
          sx={{
            flexDirection: 'column',
            minHeight: 52,
            minWidth: 0,
            px: 0.25,
            borderRadius: 1,
            border: 1,
            borderColor: each === stage ? 'text.primary' : 'divider',
            borderTop: 4,
            borderTopColor: TONE_COLOURS[stageTone(each)].solid,
            bgcolor: each === stage ? 'background.paper' : 'transparent',
            fontFamily: 'inherit',
            fontWeight: each === stage ? WEIGHT.strong : WEIGHT.regular,
          }}
        >
          <Box component="span" sx={{ fontSize: SIZE.base, fontVariantNumeric: 'tabular-nums' }}>
            {count === undefined ? '…' : count === null ? `+${formatCount(1000)}` : formatCount(count)}
          </Box>
          <Typography
            component="span"
            noWrap
            sx={{ maxWidth: '100%', font: 'inherit', fontSize: SIZE.small }}
          >
            {columnName(each)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

/**
 * A drop moves at once, without a question; it can be undone. The card stands where it was dropped while the server
 * answers, and goes back when it refuses. Only the two decisions ask first: the dialog shows what the candidate will
 * read, as their buttons in the list do.
 */
function useMoveCard({ put, forget, shift, recount, placed }: Board) {
  const openDialog = useMoveDialog();
  const { mutateAsync } = useMoveApplication();

  return async (card: BoardCard, to: Stage, place: number) => {
    const before = placed.get(card.id);
    // The server has not answered yet, so the version to move from is unknown.
    if (before?.pending) return;
    // A message begun for the candidate must neither get lost nor leave unseen: the dialog shows it too.
    if (isEndedStage(to) || readDraft(messageKey(card.aplicacion_id))) {
      return openDialog(moveTargetOfCard(card), to);
    }
    put(card.id, { card: { ...card, stage: to }, place, pending: true });
    shift(card.stage, to);
    try {
      const { application } = await mutateAsync({
        id: card.aplicacion_id,
        request: { estado: to, version: card.aplicacion_version },
      });
      const { estado, stage, version, mover_a } = application;
      put(card.id, { card: { ...card, estado, stage, mover_a, aplicacion_version: version }, place });
    } catch {
      // The sentence is shown already; when the card was changed elsewhere its fresh state is on its way.
      if (before) put(card.id, before);
      else forget(card.id);
      shift(to, card.stage);
    }
    recount();
  };
}

/** Announced while a card is carried, with the name of the column. */
const said = (what: string, name: string, { droppableId }: { droppableId: string }) =>
  translate(`candidates.board.drag.${what}`, { name, column: columnName(droppableId as Stage) });

function updateText({ source, destination }: DragUpdate, name: string): string {
  if (!destination) return said('nowhere', name, source);
  return said(destination.droppableId === source.droppableId ? 'stillOver' : 'over', name, destination);
}

function endText({ source, destination, reason }: DropResult, name: string): string {
  if (reason === 'CANCEL') return said('cancelled', name, source);
  if (!destination || destination.droppableId === source.droppableId) return said('stays', name, source);
  return said('dropped', name, destination);
}

/**
 * A card that moves to another column is drawn anew there, and the keyboard would be left nowhere. It goes with the
 * card; when the card has left the board, to the heading of its column.
 */
function useKeepFocus() {
  const last = useRef<{ element: Element; card: string; column: string | undefined }>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
    const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
    last.current = card ? { element: target, card, column } : undefined;
  };

  useLayoutEffect(() => {
    const kept = last.current;
    if (!kept || kept.element.isConnected) return;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    last.current = undefined;
    if (!nowhere) return;
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(kept.card)}"]`);
    const heading = document.getElementById(`columna-${kept.column ?? ''}`);
    (card ?? heading)?.focus({ preventScroll: card === null });
  });

  return onFocus;
}

interface Props {
  board: Board;
  /** Five columns beside each other, or one at a time. */
  wide: boolean;
  stage: Stage;
  onStage: (stage: Stage) => void;
  live: ReturnType<typeof useBoardLive>;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

export function BoardColumns({ board, wide, stage, onStage, live, onMenu }: Props) {
  const { positionName } = useDepartments();
  const move = useMoveCard(board);
  const onFocus = useKeepFocus();
  const { columns, placed, findCard } = board;

  const nameOf = (id: string) => {
    const card = findCard(id);
    return card ? fullName(card) : translate('candidates.board.drag.card');
  };

  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    announce(endText(result, nameOf(result.draggableId)));
    const { source, destination, draggableId } = result;
    const card = findCard(draggableId);
    if (card && destination && destination.droppableId !== source.droppableId) {
      void move(card, destination.droppableId as Stage, destination.index);
    }
    live.putDown();
  };

  const two = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const shared = { placed, positionName, onMenu };
  if (!wide) {
    // A tablet has room for the chosen column and the next one.
    const chosen = columns.findIndex((one) => one.stage === stage);
    const from = two ? Math.min(chosen, columns.length - 2) : chosen;
    return (
      <Box onFocus={onFocus}>
        <ColumnTabs columns={columns} stage={stage} onStage={onStage} />
        <Box
          sx={{
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {columns.slice(from, from + (two ? 2 : 1)).map((column) => (
            <BoardColumn key={column.stage} column={column} carried={false} {...shared} />
          ))}
        </Box>
      </Box>
    );
  }
  return (
    <DragDropContext
      // Announced once, when the keyboard reaches a card.
      dragHandleUsageInstructions={translate('candidates.board.drag.instructions')}
      onDragStart={({ draggableId, source }, { announce }) => {
        live.pickUp();
        announce(said('picked', nameOf(draggableId), source));
      }}
      onDragUpdate={(update, { announce }) => announce(updateText(update, nameOf(update.draggableId)))}
      onDragEnd={onDragEnd}
    >
      <Box
        onFocus={onFocus}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: 1.25,
          // To the foot of the window, so that every column stays in sight while one of them scrolls.
          height: 'max(480px, calc(100dvh - 212px))',
        }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.stage} column={column} carried {...shared} />
        ))}
      </Box>
    </DragDropContext>
  );
}
