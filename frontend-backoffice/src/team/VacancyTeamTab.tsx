import './team';
import { Stack, Typography } from '@mui/material';
import { TEAM_PART_LABEL, TEAM_PARTS, type TeamPart } from '@hiring/contract';
import { required, SelectInput } from 'react-admin';
import { useStaff } from '../tasks/task';
import { DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choicesOf } from '../ui/forms/inputs';
import { SearchedInput } from '../ui/forms/SearchedInput';
import { Ends, PaddedCard, RuledItem } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfVacancy } from '../vacancies/vacancy';

interface Values {
  usuario_id: string;
  papel: TeamPart;
}

function AddMember({ id, onClose }: { id: string; onClose: () => void }) {
  const staff = useStaff().map((one) => ({ id: one.id, name: one.nombre }));
  return (
    <FormDialog<Values>
      title="team.members.add"
      maxWidth="xs"
      submitLabel="ra.action.add"
      defaultValues={{ papel: 'responsable' }}
      save={({ usuario_id, papel }) =>
        api.put('/api/vacancies/{id}/team/{userId}', at({ id, userId: usuario_id }, { papel }))
      }
      changes={['vacancy-team', 'team']}
      done="team.members.added"
      onClose={onClose}
    >
      <SearchedInput
        source="usuario_id"
        label="team.members.who"
        choices={staff}
        validate={required()}
        // It is the first field of the dialog, which would open with its list over the others.
        openOnFocus={false}
      />
      <SelectInput
        source="papel"
        label="team.members.part"
        choices={choicesOf(TEAM_PARTS, TEAM_PART_LABEL)}
        validate={required()}
      />
    </FormDialog>
  );
}

function Member({ vacancyId, member }: { vacancyId: string; member: Schemas['TeamMember'] }) {
  const { usuario_id, nombre, papel } = member;
  return (
    <RuledItem>
      <Ends>
        <div>
          <Typography variant="strong">{nombre}</Typography>
          <Typography variant="hint" component="p">
            {papel ? TEAM_PART_LABEL[papel] : translate('team.members.byDepartment')}
          </Typography>
        </div>
        {papel && (
          <WriteButton
            {...confirmTexts('team.members.remove.', { name: nombre })}
            of={nombre}
            write={() =>
              api.delete('/api/vacancies/{id}/team/{userId}', at({ id: vacancyId, userId: usuario_id }))
            }
            changes={['vacancy-team', 'team']}
            done="team.members.remove.done"
          />
        )}
      </Ends>
    </RuledItem>
  );
}

/** Who is on the team of a vacancy. */
export function VacancyTeamTab({ vacancy: { id } }: OfVacancy) {
  const query = useRead(['vacancy-team', id], () => api.get('/api/vacancies/{id}/team', at(id)));
  return (
    <PaddedCard component="section" aria-label={translate('team.members.title')}>
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <Typography color="text.secondary">{translate('team.members.lead')}</Typography>
        <Loaded of={query} failed="team.members.failed">
          {(members) =>
            members.length === 0 ? (
              <Typography>{translate('team.members.none')}</Typography>
            ) : (
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {members.map((member) => (
                  <Member key={member.usuario_id} vacancyId={id} member={member} />
                ))}
              </Stack>
            )
          }
        </Loaded>
        <div>
          <DialogButton variant="outlined" dialog={(close) => <AddMember id={id} onClose={close} />}>
            {translate('team.members.add')}
          </DialogButton>
        </div>
      </Stack>
    </PaddedCard>
  );
}
