import { Box, Typography } from '@mui/material';
import { LaneQuote } from '../ui/Lane';
import { ToneBadge } from '../ui/display/text';
import { formatMoment } from '../ui/format/dates';
import { Ends, PaddedCard, RuledItem } from '../ui/layout';
import type { Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfOffer } from './offer';

type Approval = Schemas['OfferApprovalResponse'];

const TONE = { aprobada: 'green', devuelta: 'red' } as const;

/** Somebody else may have decided in their place. */
function Step({ quien, decision, decidida_at, decidida_por, motivo, le_toca }: Approval) {
  const who = quien ?? translate('offers.approvals.administration');
  return (
    <RuledItem>
      <Ends>
        <div>
          <Typography variant="strong">{who}</Typography>
          {decidida_at && (
            <Typography variant="hint">
              {formatMoment(decidida_at)}
              {decidida_por &&
                decidida_por !== quien &&
                translate('offers.approvals.by', { name: decidida_por })}
            </Typography>
          )}
        </div>
        {decision ? (
          <ToneBadge tone={TONE[decision]}>{translate(`offers.approvals.${decision}`)}</ToneBadge>
        ) : (
          <ToneBadge tone={le_toca ? 'yellow' : 'grey'}>
            {translate(le_toca ? 'offers.approvals.turn' : 'offers.approvals.later')}
          </ToneBadge>
        )}
      </Ends>
      {motivo && <LaneQuote>{motivo}</LaneQuote>}
    </RuledItem>
  );
}

/** Who approves it, in their order, and whose turn it is. */
export function OfferApprovals({ offer: { aprobaciones, estado } }: OfOffer) {
  return (
    <PaddedCard component="section" aria-label={translate('offers.approvals.title')}>
      <Typography variant="h2">{translate('offers.approvals.title')}</Typography>
      {aprobaciones.length === 0 ? (
        <Typography color="text.secondary">
          {translate(estado === 'borrador' ? 'offers.approvals.notAsked' : 'offers.approvals.nobody')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& li:last-of-type': { border: 0, pb: 0 } }}>
          {aprobaciones.map((step) => (
            <Step key={step.orden} {...step} />
          ))}
        </Box>
      )}
    </PaddedCard>
  );
}
