import './team';
import { DialogContentText } from '@mui/material';
import { TEAM_LIMITS, TEAM_PROPOSAL_LABEL, TEAM_PROPOSALS, type TeamProposal } from '@hiring/contract';
import { required, TextInput } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choicesOf, upTo } from '../ui/forms/inputs';
import { ToggleInput } from '../ui/forms/ToggleInput';
import { api, at } from '../providers/api';
import { translate } from '../i18n/texts';

interface Values {
  propuesta: TeamProposal;
  motivo?: string | null;
}

interface Props {
  /** Of the application. */
  id: string;
  /** What the form begins with. */
  before?: Values | undefined;
  onClose: () => void;
}

const CHOICES = choicesOf(TEAM_PROPOSALS, TEAM_PROPOSAL_LABEL);

/** What human resources should do with an application. */
export function ProposalDialog({ id, before, onClose }: Props) {
  return (
    <FormDialog<Values>
      title="team.proposal.propose"
      maxWidth="xs"
      submitLabel="team.proposal.send"
      begin="button[aria-pressed]"
      {...(before && { defaultValues: before })}
      save={(order) => api.put('/api/team/applications/{id}/proposal', at(id, order))}
      changes={['team', 'team/applications']}
      done="team.proposal.sent"
      keptAs={`propuesta:${id}`}
      onClose={onClose}
    >
      <DialogContentText>{translate('team.proposal.lead')}</DialogContentText>
      <ToggleInput source="propuesta" label="team.proposal.what" choices={CHOICES} validate={required()} />
      <TextInput
        source="motivo"
        label="team.proposal.why"
        helperText="team.proposal.whyHelp"
        multiline
        minRows={3}
        slotProps={upTo(TEAM_LIMITS.motivo)}
      />
    </FormDialog>
  );
}
