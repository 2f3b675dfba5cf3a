import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { TONE_COLOURS } from '@hiring/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { translate } from '../../i18n/texts';
import { reasonOf } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { ToneBadge } from '../../ui/display/text';
import { stageLabel, stageTone } from '../StateBadges';
import { BoardCardItem, CARD_HEIGHT } from './BoardCardItem';
import { type BoardColumn as Column, columnName, countText, type PlacedFace } from './card';
import { CarriedCards } from './CarriedCards';
import type { PlacedCards } from './placedCards';

/** The pages of a column, as far as they are read. */
export type ColumnQuery = Pick<
  UseInfiniteQueryResult<unknown>,
  | 'isPending'
  | 'isError'
  | 'isSuccess'
  | 'error'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
> & { fetchNextPage: () => Promise<unknown>; refetch: () => Promise<unknown> };

interface Props<Card> {
  column: Column;
  cards: readonly Card[];
  query: ColumnQuery;
  placed?: PlacedCards | undefined;
  carried: boolean;
  face: (card: Card) => ReactNode;
}

/** A column with its cards, or what stands in their place. */
export function ColumnView<Card extends PlacedFace>(props: Props<Card>) {
  const { column, cards, query, placed, carried, face } = props;
  const { id, etapa, fase, estado, total } = column;
  const headingId = `columna-${id}`;
  const rest = (
    <>
      {query.isPending && (
        <Box role="status" aria-label={translate('ra.page.loading')}>
          {[0, 1, 2, 3].map((n) => (
            <Skeleton key={n} variant="rounded" height={CARD_HEIGHT} sx={{ mb: 0.75 }} />
          ))}
        </Box>
      )}
      {query.isError && (
        <Box role="alert" sx={{ textAlign: 'center', py: 3, px: 1 }}>
          <Typography variant="body2">{translate('resources.candidates.failed')}</Typography>
          <Typography variant="hint">{reasonOf(query.error)}</Typography>
          <Button
            size="small"
            variant="outlined"
            onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
            sx={{ mt: 1 }}
          >
            {translate('ui.loaded.retry')}
          </Button>
        </Box>
      )}
      {query.isSuccess && cards.length === 0 && (
        <Typography variant="note" sx={{ textAlign: 'center', py: 4 }}>
          {translate('candidates.board.noCards')}
        </Typography>
      )}
    </>
  );

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      data-column={id}
      sx={{
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'action.hover',
        borderRadius: 1,
        borderTop: 4,
        borderColor: TONE_COLOURS[stageTone(etapa)].solid,
        ...(carried ? { height: '100%', minHeight: 0 } : {}),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '2px 8px',
          px: 1.25,
          py: 0.75,
        }}
      >
        <Typography variant="h3" component="h3" id={headingId} tabIndex={-1}>
          {(fase ?? estado) && (
            <Typography component="span" variant="hint" display="block">
              {stageLabel(etapa)}
            </Typography>
          )}
          {columnName(column)}
        </Typography>
        {total !== undefined && <ToneBadge tone={stageTone(etapa)}>{countText(total)}</ToneBadge>}
      </Box>
      {carried ? (
        <CarriedCards {...{ column, cards, query, placed, face }}>{rest}</CarriedCards>
      ) : (
        <Stack spacing={0.75} sx={{ px: 1, pb: 1 }}>
          {cards.map((card) => (
            <BoardCardItem key={card.id} card={card} placed={placed?.get(card.id)}>
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
              aria-label={translate('candidates.board.moreOf', { column: columnName(column) })}
            >
              {translate(query.isFetchingNextPage ? 'ra.page.loading' : 'candidates.board.more')}
            </BusyButton>
          )}
        </Stack>
      )}
    </Box>
  );
}
