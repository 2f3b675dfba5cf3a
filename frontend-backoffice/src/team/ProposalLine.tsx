import './team';
import { Stack, Typography } from '@mui/material';
import { PROPOSAL_RESULT_LABEL, TEAM_PROPOSAL_LABEL, TEAM_PROPOSAL_TONE } from '@hiring/contract';
import type { ReactNode } from 'react';
import { ToneBadge } from '../ui/display/text';
import { formatMoment } from '../ui/format/dates';
import { Ends, LongText, Sunken } from '../ui/layout';
import type { Schemas } from '../providers/api';
import { translate } from '../i18n/texts';

interface Props {
  proposal: Schemas['ProposalResponse'];
  /** Of one that waits. */
  action?: ReactNode;
}

/** A proposal: whose, what, why, and what became of it. */
export function ProposalLine({ proposal, action }: Props) {
  const { autor, propuesta, motivo, created_at, resultado } = proposal;
  return (
    <Sunken>
      <Stack spacing={1}>
        <Ends>
          <Typography variant="strong">
            {translate('team.proposal.line', { author: autor, what: TEAM_PROPOSAL_LABEL[propuesta] })}
          </Typography>
          <ToneBadge tone={resultado ? 'grey' : TEAM_PROPOSAL_TONE[propuesta]}>
            {resultado ? PROPOSAL_RESULT_LABEL[resultado] : translate('team.proposal.waits')}
          </ToneBadge>
        </Ends>
        <Typography variant="hint">{formatMoment(created_at)}</Typography>
        {motivo && <LongText variant="body2">{motivo}</LongText>}
        {!resultado && action}
      </Stack>
    </Sunken>
  );
}
