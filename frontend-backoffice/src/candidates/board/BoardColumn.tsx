import { PRIORIDAD_LABEL, PRIORIDAD_TONE, TONE_COLOURS } from '@hiring/contract';
import { memo } from 'react';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { fullName } from '../useCandidate';
import { formatDay, relativeTime, useNow } from '../../ui/format/dates';
import { DetailLink } from '../../ui/display/Detail';
import { stageLabel, stageTone } from '../StateBadges';
import { reasonOf } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { ToneBadge } from '../../ui/display/text';
import { type BoardCard, type BoardColumn as Column, type BoardScope, columnName, countText } from './card';
import { BoardCardItem, CARD_HEIGHT } from './BoardCardItem';
import { CarriedCards } from './CarriedCards';
import type { PlacedCards } from './placedCards';
import { useColumn } from './useBoard';
import { translate } from '../../i18n/texts';

type FaceProps = Pick<BoardColumnProps, 'onMenu'> & { card: BoardCard; position: string };

/** The facts by which a card is judged at a glance. Everything else is in its menu. */
const CardFace = memo(function CardFace({ card, position, onMenu }: FaceProps) {
  const now = useNow();
  const vacancy = [card.fase?.nombre, card.vacante_titulo ?? position].filter(Boolean).join(' · ');
  return (
    <>
      <div className="line name" title={fullName(card)}>
        <DetailLink resource="candidates" id={card.candidato_id}>
          {fullName(card)}
        </DetailLink>
      </div>
      <div className="line muted" title={vacancy}>
        {vacancy}
      </div>
      <div className="line muted facts">
        <time
          dateTime={card.fecha_aplicacion}
          title={translate('candidates.board.appliedOn', { day: formatDay(card.fecha_aplicacion) })}
        >
          {relativeTime(card.fecha_aplicacion, now)}
        </time>
        <span>
          <span
            className="dot"
            aria-hidden
            style={{ background: TONE_COLOURS[PRIORIDAD_TONE[card.prioridad]].solid }}
          />
          {PRIORIDAD_LABEL[card.prioridad]}
        </span>
      </div>
      <button
        type="button"
        className="more"
        aria-label={translate('candidates.people.more', { name: fullName(card) })}
        aria-haspopup="menu"
        data-application={card.aplicacion_id}
        onClick={({ currentTarget }) => onMenu(card, currentTarget)}
      >
        ⋮
      </button>
    </>
  );
});

interface BoardColumnProps {
  scope: BoardScope;
  column: Column;
  placed: PlacedCards;
  carried: boolean;
  positionName: (codigo: string, posicion: string) => string;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

/** The cards of a column, or what stands in their place. */
export function BoardColumn({ scope, column, placed, carried, positionName, onMenu }: BoardColumnProps) {
  const { cards, query } = useColumn(scope, column, placed);
  const { id, etapa, fase, estado, total } = column;
  const headingId = `columna-${id}`;

  const face = (card: BoardCard) => (
    <CardFace card={card} position={positionName(card.departamento, card.posicion)} onMenu={onMenu} />
  );
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
