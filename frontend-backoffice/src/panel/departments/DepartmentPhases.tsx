import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PhaseList } from '../../vacancies/phases/PhaseList';
import { useDepartmentPhases } from '../../vacancies/phases/usePhases';
import { Loaded } from '../../ui/Loaded';
import { translate } from '../../i18n/texts';

interface Props {
  id: string;
  /** The version of the department, which a change of its phases raises. */
  onSaved: (version: number) => void;
}

/** The phases with which new vacancies of a department begin. */
export function DepartmentPhases({ id, onSaved }: Props) {
  const { phases, put, changes } = useDepartmentPhases(id);
  return (
    <Stack component="section" spacing={1.5} sx={{ p: 2 }}>
      <Typography variant="h3" component="h3">
        {translate('vacancies.phases.templateTitle')}
      </Typography>
      <Typography color="text.secondary">{translate('vacancies.phases.templateLead')}</Typography>
      <Loaded of={phases} failed="vacancies.phases.failed">
        {({ version, fases }) => (
          <PhaseList
            phases={fases}
            version={version}
            put={async (order) => onSaved((await put(order)).version)}
            changes={changes}
          />
        )}
      </Loaded>
      <div>
        <Button component={Link} to="/onboarding-templates" size="small">
          {translate('panel.departments.onboarding')}
        </Button>
      </div>
    </Stack>
  );
}
