import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CUALIFICACION_GROUPS, CUALIFICACION_LABEL } from '@hiring/contract';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import type { CandidateFilters } from './types';

const OPTIONS = CUALIFICACION_GROUPS.flatMap(({ tipos }) =>
  tipos.map((value) => ({ value, label: CUALIFICACION_LABEL[value] })),
);

/** Who has a licence or certificate, or one that includes it, and whether it must still be good. */
export function QualificationFilter() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { cualificacion, cualificacion_vigente } = filters;
  return (
    <>
      <Box sx={{ display: 'grid', gridColumn: { xs: 'span 2', md: 'auto' } }}>
        <FilterSelect
          label="Cualificación"
          allLabel="Todas"
          value={cualificacion}
          options={OPTIONS}
          onChoose={(chosen) =>
            change({ cualificacion: chosen, ...(chosen ? {} : { cualificacion_vigente: undefined }) })
          }
        />
      </Box>
      <FormControlLabel
        label="Solo vigentes"
        disabled={!cualificacion}
        control={
          <Checkbox
            checked={Boolean(cualificacion) && cualificacion_vigente === 'true'}
            onChange={(event) => change({ cualificacion_vigente: event.target.checked ? 'true' : undefined })}
          />
        }
        sx={{
          m: 0,
          minWidth: 0,
          whiteSpace: { md: 'nowrap' },
          '& .MuiFormControlLabel-label': { fontSize: 'body2.fontSize', lineHeight: 1.2 },
        }}
      />
    </>
  );
}
