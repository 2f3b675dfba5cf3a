import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { boardAddress, MATCHES_TAB, previewAddress, vacancyAddress } from './addresses';
import { DeleteVacancyButton } from './DeleteVacancyButton';
import { DuplicateVacancyButton } from './DuplicateVacancyButton';
import { EditVacancyButton } from './EditVacancyButton';
import type { Vacancy } from './types';
import { VacancyStateSelect } from './VacancyStateSelect';

/** What one may do with a vacancy of the list. */
export function VacancyActions({ vacancy }: { vacancy: Vacancy }) {
  const { permissions } = usePermissions<string[]>();
  const { id, titulo } = vacancy;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {permissions?.includes('vacancies:write') && (
        <>
          <VacancyStateSelect vacancy={vacancy} />
          <EditVacancyButton vacancy={vacancy} size="small" variant="outlined" />
          <DuplicateVacancyButton vacancy={vacancy} size="small" />
        </>
      )}
      <Button
        href={previewAddress(id)}
        target="_blank"
        rel="noopener"
        size="small"
        aria-label={`Vista previa de ${titulo} (se abre en otra pestaña)`}
      >
        Vista previa
      </Button>
      <Button component={Link} to={boardAddress(id)} size="small" aria-label={`Tablero de ${titulo}`}>
        Tablero
      </Button>
      <Button
        component={Link}
        to={vacancyAddress(id, MATCHES_TAB)}
        size="small"
        aria-label={`Quién encaja con ${titulo}`}
      >
        Quién encaja
      </Button>
      {permissions?.includes('vacancies:write') && <DeleteVacancyButton vacancy={vacancy} />}
    </Box>
  );
}
