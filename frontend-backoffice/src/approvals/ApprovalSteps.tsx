import '../i18n/approvals';
import { Box, Typography } from '@mui/material';
import { LaneQuote } from '../ui/Lane';
import { ToneBadge } from '../ui/display/text';
import { formatMoment } from '../ui/format/dates';
import { Ends, PaddedCard, RuledItem } from '../ui/layout';
import type { Schemas } from '../providers/api';
import { translate } from '../i18n/texts';

type StepOf = Schemas['ApprovalStepResponse'] & { ronda?: number; por_delegacion?: boolean };

const TONE = { aprobada: 'green', devuelta: 'red' } as const;

interface Props {
  steps: readonly StepOf[];
  /** Who decides what is nobody's in particular. */
  anybody: string;
  /** Said without steps. */
  none: string;
}

/** Somebody else may have decided in their place. */
function Step({ step, anybody }: { step: StepOf; anybody: string }) {
  const {
    quien,
    decision,
    decidida_at,
    decidida_por: name,
    por_delegacion,
    motivo,
    le_toca,
    suplentes,
  } = step;
  return (
    <RuledItem>
      <Ends>
        <div>
          <Typography variant="strong">{quien ?? translate(anybody)}</Typography>
          {suplentes.length > 0 && (
            <Typography variant="hint">
              {translate('approvals.steps.deputies', { names: suplentes.join(' o ') })}
            </Typography>
          )}
          {decidida_at && (
            <Typography variant="hint">
              {formatMoment(decidida_at)}
              {name &&
                name !== quien &&
                translate(por_delegacion ? 'approvals.steps.deputy' : 'approvals.steps.by', { name })}
            </Typography>
          )}
        </div>
        {decision ? (
          <ToneBadge tone={TONE[decision]}>{translate(`approvals.steps.${decision}`)}</ToneBadge>
        ) : (
          <ToneBadge tone={le_toca ? 'yellow' : 'grey'}>
            {translate(le_toca ? 'approvals.steps.turn' : 'approvals.steps.later')}
          </ToneBadge>
        )}
      </Ends>
      {motivo && <LaneQuote>{motivo}</LaneQuote>}
    </RuledItem>
  );
}

/** Who approves it and who did, in their order, and whose turn it is. */
export function ApprovalSteps({ steps, anybody, none }: Props) {
  const title = translate('approvals.steps.title');
  return (
    <PaddedCard component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      {steps.length === 0 ? (
        <Typography color="text.secondary">{translate(none)}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& li:last-of-type': { border: 0, pb: 0 } }}>
          {steps.map((step) => (
            <Step key={`${step.ronda}:${step.orden}`} step={step} anybody={anybody} />
          ))}
        </Box>
      )}
    </PaddedCard>
  );
}
