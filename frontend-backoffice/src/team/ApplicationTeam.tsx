import './team';
import { Button, Stack, Typography } from '@mui/material';
import { TEAM_PROPOSAL_LABEL } from '@hiring/contract';
import { useMoveDialog } from '../candidates/moves/moveTarget';
import type { Application } from '../candidates/useCandidate';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { Section } from '../ui/display/Facts';
import { ToneBadge } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { Apart } from '../ui/layout';
import { RetryAlert } from '../ui/Loaded';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { ProposalLine } from './ProposalLine';
import { stageFollowing } from './stageFollowing';

function Look({ nombre, vista_at, tarde }: Schemas['TeamLook']) {
  return (
    <Apart component="li" spacing={1}>
      <Typography variant="body2">{nombre}</Typography>
      {vista_at ? (
        <Typography variant="hint">{translate('team.hr.seen', { day: formatDay(vista_at) })}</Typography>
      ) : (
        <ToneBadge tone={tarde ? 'yellow' : 'grey'}>
          {translate(tarde ? 'team.hr.late' : 'team.hr.notSeen')}
        </ToneBadge>
      )}
    </Apart>
  );
}

/** What the team of its vacancy has to do with an application; nothing where nobody is on it. */
export function ApplicationTeam({ application, name }: { application: Application; name: string }) {
  const openMoveDialog = useMoveDialog();
  const { id, mover_a } = application;
  const { data, error, refetch } = useRead(['team', 'application', id], () =>
    api.get('/api/applications/{id}/team', at(id)),
  );
  if (!data) return error && <RetryAlert onRetry={refetch}>{translate('team.hr.failed')}</RetryAlert>;
  const { equipo, propuestas } = data;
  if (equipo.length + propuestas.length === 0) return null;
  const target = { ...application, name };
  const follow = ({ propuesta }: Schemas['ProposalResponse']) =>
    openMoveDialog(target, stageFollowing(propuesta, target));
  return (
    <Section title="team.hr.title">
      <Stack spacing={1}>
        {equipo.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {equipo.map((look) => (
              <Look key={look.usuario_id} {...look} />
            ))}
          </Stack>
        )}
        {propuestas.map((proposal) => (
          <ProposalLine
            key={proposal.id}
            proposal={proposal}
            action={
              <Stack direction="row" spacing={1}>
                {mover_a.length > 0 && (
                  <Button size="small" variant="contained" onClick={() => follow(proposal)}>
                    {translate('team.hr.follow', { what: TEAM_PROPOSAL_LABEL[proposal.propuesta] })}
                  </Button>
                )}
                <WriteButton
                  {...confirmTexts('team.hr.dismiss.')}
                  write={() => api.post('/api/team-proposals/{id}/dismiss', at(proposal.id))}
                  changes={['team', 'team-proposals']}
                  done="team.hr.dismissed"
                />
              </Stack>
            }
          />
        ))}
      </Stack>
    </Section>
  );
}
