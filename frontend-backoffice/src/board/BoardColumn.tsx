import { Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TONE_COLOURS } from '@hiring/contract';
import type { ReactNode } from 'react';
import { stageTone } from '../candidates/stageText';
import { reasonOf } from '../providers/problem';
import { BusyButton } from '../ui/BusyButton';
import { ToneBadge } from '../ui/ToneBadge';
import { BoardCardItem } from './BoardCardItem';
import { CardFace } from './CardFace';
import { columnName, countText } from './cardText';
import type { PlacedCards } from './placedCards';
import type { BoardCard } from './types';
import type { BoardColumnState } from './useBoard';

interface Props {
  column: BoardColumnState;
  placed: PlacedCards;
  carried: boolean;
  departmentName: (codigo: string) => string;
  positionName: (codigo: string, posicion: string) => string;
  onFeedback: (card: BoardCard) => void;
}

function Waiting() {
  return (
    <Box role="status" aria-label="Cargando...">
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} variant="rounded" height={150} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

/** Cards, and what stands instead of them. */
export function BoardColumn({ column, placed, carried, departmentName, positionName, onFeedback }: Props) {
  const { stage, cards, count, query } = column;
  const headingId = `columna-${stage}`;

  const body = (
    <>
      {query.isPending && <Waiting />}
      {query.isError && cards.length === 0 && (
        <Box role="alert" sx={{ textAlign: 'center', py: 3, px: 1 }}>
          <Typography variant="body2">No se pudieron cargar las candidaturas</Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {reasonOf(query.error)}
          </Typography>
          <Button size="small" variant="outlined" onClick={() => void query.refetch()} sx={{ mt: 1 }}>
            Reintentar
          </Button>
        </Box>
      )}
      {cards.map((card, index) => (
        <BoardCardItem key={card.id} card={card} index={index} placed={placed.get(card.id)} carried={carried}>
          <CardFace
            card={card}
            department={departmentName(card.departamento)}
            position={positionName(card.departamento, card.posicion)}
            onFeedback={onFeedback}
          />
        </BoardCardItem>
      ))}
      {query.isSuccess && cards.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
          Sin candidatos
        </Typography>
      )}
    </>
  );
  const more = query.hasNextPage && (
    <BusyButton
      fullWidth
      variant="outlined"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      aria-label={`Mostrar más candidatos: ${columnName(stage)}`}
    >
      {query.isFetchingNextPage ? 'Cargando...' : 'Mostrar más'}
    </BusyButton>
  );

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      data-column={stage}
      sx={{
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'action.hover',
        borderRadius: 1,
        borderTop: 4,
        borderColor: TONE_COLOURS[stageTone(stage)].solid,
        ...(carried ? { height: '100%', minHeight: 0 } : {}),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          rowGap: 0.25,
          px: 1.25,
          py: 1,
        }}
      >
        <Typography variant="h3" component="h3" id={headingId} tabIndex={-1}>
          {columnName(stage)}
        </Typography>
        {count !== undefined && <ToneBadge tone={stageTone(stage)}>{countText(count)}</ToneBadge>}
      </Box>
      {carried ? (
        <Carried stage={stage} more={more}>
          {body}
        </Carried>
      ) : (
        <Box sx={{ px: 1, pb: 1 }}>
          {body}
          {more}
        </Box>
      )}
    </Box>
  );
}

/** The place where cards are dropped: it scrolls by itself, so that all columns stay in sight. */
function Carried({ stage, more, children }: { stage: string; more: ReactNode; children: ReactNode }) {
  return (
    <Droppable droppableId={stage}>
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver, draggingFromThisWith }) => (
        <Box
          ref={innerRef}
          {...droppableProps}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            px: 1,
            pb: 1,
            borderRadius: 1,
            outline: isDraggingOver && !draggingFromThisWith ? '2px dashed' : 'none',
            outlineColor: 'text.secondary',
            outlineOffset: -2,
          }}
        >
          {children}
          {placeholder}
          {more}
        </Box>
      )}
    </Droppable>
  );
}
