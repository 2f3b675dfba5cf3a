import { Box, Button, Skeleton, Typography } from '@mui/material';
import { TONE_COLOURS } from '@hiring/contract';
import { stageTone } from '../candidates/stageText';
import { memo } from 'react';
import { reasonOf } from '../providers/problem';
import { BusyButton } from '../ui/BusyButton';
import { ToneBadge } from '../ui/ToneBadge';
import { BoardCardItem, CARD_HEIGHT } from './BoardCardItem';
import { CardFace } from './CardFace';
import { CarriedCards } from './CarriedCards';
import { columnName, countText } from './cardText';
import type { PlacedCards } from './placedCards';
import type { BoardCard } from './types';
import type { BoardColumnState } from './useColumn';

interface Props {
  column: BoardColumnState;
  placed: PlacedCards;
  carried: boolean;
  positionName: (codigo: string, posicion: string) => string;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

function Waiting() {
  return (
    <Box role="status" aria-label="Cargando...">
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" height={CARD_HEIGHT} sx={{ mb: 0.75 }} />
      ))}
    </Box>
  );
}

/** Cards, and what stands instead of them; drawn again only when its own column has changed. */
export const BoardColumn = memo(function BoardColumn({
  column,
  placed,
  carried,
  positionName,
  onMenu,
}: Props) {
  const { stage, cards, count, query } = column;
  const headingId = `columna-${stage}`;

  const face = (card: BoardCard) => (
    <CardFace card={card} position={positionName(card.departamento, card.posicion)} onMenu={onMenu} />
  );
  const failed = query.status === 'error' && (
    <Box role="alert" sx={{ textAlign: 'center', py: 3, px: 1 }}>
      <Typography variant="body2">No se pudieron cargar las candidaturas</Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {reasonOf(query.error)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        sx={{ mt: 1 }}
      >
        Reintentar
      </Button>
    </Box>
  );
  const rest = (
    <>
      {query.status === 'pending' && <Waiting />}
      {failed}
      {query.status === 'success' && cards.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
          Sin candidatos
        </Typography>
      )}
    </>
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
          py: 0.75,
        }}
      >
        <Typography variant="h3" component="h3" id={headingId} tabIndex={-1}>
          {columnName(stage)}
        </Typography>
        {count !== undefined && <ToneBadge tone={stageTone(stage)}>{countText(count)}</ToneBadge>}
      </Box>
      {carried ? (
        <CarriedCards column={column} placed={placed} face={face}>
          {rest}
        </CarriedCards>
      ) : (
        <Box sx={{ px: 1, pb: 1, display: 'grid', gap: 0.75 }}>
          {cards.map((card) => (
            <BoardCardItem key={card.id} card={card} placed={placed.get(card.id)}>
              {face(card)}
            </BoardCardItem>
          ))}
          {rest}
          {query.hasNextPage && (
            <BusyButton
              fullWidth
              variant="outlined"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              aria-label={`Mostrar más candidatos: ${columnName(stage)}`}
            >
              {query.isFetchingNextPage ? 'Cargando...' : 'Mostrar más'}
            </BusyButton>
          )}
        </Box>
      )}
    </Box>
  );
});
