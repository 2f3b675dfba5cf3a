import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useDepartments } from '../../panel/departments/useDepartments';
import { api, at, useRead, useWrite } from '../../providers/api';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { translate } from '../../i18n/texts';
import type { OfVacancy } from '../vacancy';
import type { PhaseOrder } from './PhaseDialog';
import { PhaseList } from './PhaseList';
import { PHASES_SAID, useDepartmentPhases, useVacancyPhases } from './usePhases';

interface TemplateProps {
  department: { id: string; nombre: string };
  use: (phases: PhaseOrder[]) => void;
}

/** A vacancy that was made before its department had a template takes it here. */
function TemplateButton({ department, use }: TemplateProps) {
  const { phases } = useDepartmentPhases(department.id);
  const template = (phases.data?.fases ?? []).filter(({ archivada }) => !archivada);
  if (template.length === 0) return null;
  return (
    <Button variant="contained" onClick={() => use(template.map(({ id: _of, ...phase }) => phase))}>
      {translate('vacancies.phases.useTemplate', { department: department.nombre })}
    </Button>
  );
}

/** The phases of a vacancy, whatever its state, with who is in each. */
export function PhasesTab({ vacancy }: OfVacancy) {
  const { phases, put, changes } = useVacancyPhases(vacancy.id);
  const { mutate } = useWrite(put, { changes, ...PHASES_SAID });
  const { departments } = useDepartments();
  const department = departments.find(({ codigo }) => codigo === vacancy.departamento);
  const figures = useRead(['vacancies', 'phase-figures', vacancy.id], () =>
    api.get('/api/vacancies/{id}/phase-figures', at(vacancy.id)),
  );
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate('vacancies.phases.lead')}
      </Typography>
      <Loaded of={phases} failed="vacancies.phases.failed">
        {({ version, fases }) => (
          <>
            {fases.length === 0 && (
              <>
                <StateMessage title="vacancies.phases.none">
                  {translate('vacancies.phases.noneHelp')}
                </StateMessage>
                {department && (
                  <TemplateButton department={department} use={(list) => mutate({ version, fases: list })} />
                )}
              </>
            )}
            <PhaseList phases={fases} version={version} figures={figures.data} put={put} changes={changes} />
            <Typography variant="body2" color="text.secondary">
              {translate('vacancies.phases.more')}{' '}
              <Link component={RouterLink} to="/custom-fields">
                {translate('vacancies.phases.fields')}
              </Link>{' '}
              {'· '}
              <Link component={RouterLink} to="/rules">
                {translate('vacancies.phases.rules')}
              </Link>
            </Typography>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
