import { Box, ButtonBase, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { translate } from '../../i18n/texts';
import { isEndedStage, STAGES, TONE_COLOURS } from '@hiring/contract';
import { formatCount } from '../../ui/format/counts';
import { stageTone } from '../StateBadges';
import { SIZE, WEIGHT } from '../../ui/theme/tokens';
import { type BoardCard, type BoardColumn as Column, columnName, countText, moveTargetOfCard } from './card';
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

interface TabsProps extends Pick<Board, 'columns'> {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Which column is shown where they have no room beside each other. All of them are always in sight. */
function ColumnTabs({ columns, chosen, onChoose }: TabsProps) {
  const stages = columns.length === STAGES.length;
  return (
    <Box
      role="group"
      aria-label={translate('candidates.board.column')}
      sx={{
        display: 'grid',
        // A phone has room for three names in a row, and for two longer ones below.
        ...(stages
          ? {
              gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
              '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
              '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
            }
          : { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }),
        gap: 0.5,
        mb: 1,
      }}
    >
      {columns.map((column) => {
        const { id, etapa, total } = column;
        const name = columnName(column);
        return (
          <ButtonBase
            key={id}
            aria-pressed={id === chosen}
            aria-label={total === undefined ? name : `${name}, ${countText(total)}`}
            onClick={() => onChoose(id)}
            sx={{
              flexDirection: 'column',
              minHeight: 52,
              minWidth: 0,
              px: 0.25,
              borderRadius: 1,
              border: 1,
              borderColor: id === chosen ? 'text.primary' : 'divider',
              borderTop: 4,
              borderTopColor: TONE_COLOURS[stageTone(etapa)].solid,
              bgcolor: id === chosen ? 'background.paper' : 'transparent',
              fontFamily: 'inherit',
              fontWeight: id === chosen ? WEIGHT.strong : WEIGHT.regular,
            }}
          >
            <Box component="span" sx={{ fontSize: SIZE.base, fontVariantNumeric: 'tabular-nums' }}>
              {total === undefined ? '…' : total === null ? `+${formatCount(1000)}` : formatCount(total)}
            </Box>
            <Typography
              component="span"
              noWrap
              sx={{ maxWidth: '100%', font: 'inherit', fontSize: SIZE.small }}
            >
              {name}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

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

/** What is announced while a card is carried: of which card, and of which column. */
function sayings(columns: readonly Column[]) {
  const said = (what: string, name: string, { droppableId }: { droppableId: string }) => {
    const column = columns.find(({ id }) => id === droppableId);
    return translate(`candidates.board.drag.${what}`, { name, column: column && columnName(column) });
  };
  return {
    begun: (name: string, source: { droppableId: string }) => said('picked', name, source),
    updated: ({ source, destination }: DragUpdate, name: string): string => {
      if (!destination) return said('nowhere', name, source);
      return said(destination.droppableId === source.droppableId ? 'stillOver' : 'over', name, destination);
    },
    ended: ({ source, destination, reason }: DropResult, name: string): string => {
      if (reason === 'CANCEL') return said('cancelled', name, source);
      if (!destination || destination.droppableId === source.droppableId) return said('stays', name, source);
      return said('dropped', name, destination);
    },
  };
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
  /** All columns beside each other, or one at a time. */
  wide: boolean;
  /** The column that is shown where one is; absent: the first. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  live: ReturnType<typeof useBoardLive>;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

export function BoardColumns({ board, wide, chosen, onChoose, live, onMenu }: Props) {
  const { positionName } = useDepartments();
  const move = useMoveCard(board);
  const onFocus = useKeepFocus();
  const { scope, columns, placed, findCard } = board;
  const say = sayings(columns);

  const nameOf = (id: string) => {
    const card = findCard(id);
    return card ? fullName(card) : translate('candidates.board.drag.card');
  };

  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    announce(say.ended(result, nameOf(result.draggableId)));
    const { source, destination, draggableId } = result;
    const card = findCard(draggableId);
    const to = columns.find(({ id }) => id === destination?.droppableId);
    if (card && to && destination && to.id !== source.droppableId) void move(card, to, destination.index);
    live.putDown();
  };

  const two = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const shared = { scope, placed, positionName, onMenu };
  if (!wide) {
    // A tablet has room for the chosen column and the next one.
    const place = Math.max(
      0,
      columns.findIndex(({ id }) => id === chosen),
    );
    const from = two ? Math.max(0, Math.min(place, columns.length - 2)) : place;
    return (
      <Box onFocus={onFocus}>
        <ColumnTabs columns={columns} chosen={columns[place]?.id} onChoose={onChoose} />
        <Box
          sx={{
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {columns.slice(from, from + (two ? 2 : 1)).map((column) => (
            <BoardColumn key={column.id} column={column} carried={false} {...shared} />
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
        announce(say.begun(nameOf(draggableId), source));
      }}
      onDragUpdate={(update, { announce }) => announce(say.updated(update, nameOf(update.draggableId)))}
      onDragEnd={onDragEnd}
    >
      <Box
        onFocus={onFocus}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          // Many phases: the board is scrolled sideways.
          gridAutoColumns: `minmax(${columns.length > STAGES.length ? '168px' : '0'}, 1fr)`,
          overflowX: 'auto',
          gap: 1.25,
          // To the foot of the window, so that every column stays in sight while one of them scrolls.
          height: 'max(480px, calc(100dvh - 212px))',
        }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.id} column={column} carried {...shared} />
        ))}
      </Box>
    </DragDropContext>
  );
}
