import { Box, Typography } from '@mui/material';
import { LaneQuote } from '../ui/Lane';
import { ToneBadge } from '../ui/display/text';
import { formatMoment } from '../ui/format/dates';
import { Ends, PaddedCard, RuledItem } from '../ui/layout';
import type { Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfRequisition } from './requisition';

const TONE = { aprobada: 'green', devuelta: 'red' } as const;

/** Who decided, and in whose place. */
function Step(step: Schemas['RequisitionStep']) {
  const { quien, decision, decidida_at, decidida_por, por_delegacion, motivo, le_toca } = step;
  const who = decidida_por ?? quien ?? translate('requisitions.steps.hr');
  return (
    <RuledItem>
      <Ends>
        <div>
          <Typography variant="strong">{who}</Typography>
          {decidida_at && (
            <Typography variant="hint">
              {formatMoment(decidida_at)}
              {por_delegacion && translate('requisitions.steps.deputy', { name: quien })}
            </Typography>
          )}
        </div>
        {decision ? (
          <ToneBadge tone={TONE[decision]}>{translate(`requisitions.steps.${decision}`)}</ToneBadge>
        ) : (
          <ToneBadge tone={le_toca ? 'yellow' : 'grey'}>
            {translate(le_toca ? 'requisitions.steps.turn' : 'requisitions.steps.later')}
          </ToneBadge>
        )}
      </Ends>
      {motivo && <LaneQuote>{motivo}</LaneQuote>}
    </RuledItem>
  );
}

/** Who approves it and who did, in their order, and whose turn it is. */
export function RequisitionApprovals({ requisition: { aprobaciones } }: OfRequisition) {
  return (
    <PaddedCard component="section" aria-label={translate('requisitions.steps.title')}>
      <Typography variant="h2">{translate('requisitions.steps.title')}</Typography>
      {aprobaciones.length === 0 ? (
        <Typography color="text.secondary">{translate('requisitions.steps.notAsked')}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& li:last-of-type': { border: 0, pb: 0 } }}>
          {aprobaciones.map((step) => (
            <Step key={`${step.ronda}:${step.orden}`} {...step} />
          ))}
        </Box>
      )}
    </PaddedCard>
  );
}
