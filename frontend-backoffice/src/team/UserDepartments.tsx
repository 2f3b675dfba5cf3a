import './team';
import { Stack, Typography } from '@mui/material';
import { CheckboxGroupInput } from 'react-admin';
import { useDepartments } from '../panel/departments/useDepartments';
import { DialogButton } from '../ui/buttons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Section } from '../ui/display/Facts';
import { Loaded } from '../ui/Loaded';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

type Values = Schemas['UserDepartments'];

function Edit({ id, values, onClose }: { id: string; values: Values; onClose: () => void }) {
  const { departments } = useDepartments();
  return (
    <FormDialog<Values>
      title="team.members.departmentsEdit"
      maxWidth="xs"
      defaultValues={values}
      save={({ departamentos }) => api.put('/api/users/{id}/departments', at(id, { departamentos }))}
      changes={['users', 'vacancy-team', 'team']}
      done="team.members.departmentsSaved"
      onClose={onClose}
    >
      <CheckboxGroupInput
        source="departamentos"
        label="team.members.departments"
        helperText="team.members.departmentsHelp"
        choices={departments.map(({ codigo, nombre }) => ({ id: codigo, name: nombre }))}
      />
    </FormDialog>
  );
}

/** Departments on the teams of whose vacancies an account is. */
export function UserDepartments({ id }: { id: string }) {
  const { departmentName } = useDepartments();
  const query = useRead(['users', 'departments', id], () => api.get('/api/users/{id}/departments', at(id)));
  return (
    <Section title="team.members.departments">
      <Loaded of={query} failed="team.members.failed">
        {(values) => (
          <Stack spacing={1} sx={{ alignItems: 'start' }}>
            <Typography>
              {values.departamentos.map(departmentName).join(', ') || translate('team.members.noDepartments')}
            </Typography>
            <DialogButton
              size="small"
              variant="outlined"
              dialog={(close) => <Edit id={id} values={values} onClose={close} />}
            >
              {translate('team.members.departmentsEdit')}
            </DialogButton>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
