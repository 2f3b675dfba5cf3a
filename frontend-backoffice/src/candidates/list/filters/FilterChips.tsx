import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { useDepartments } from '../../../panel/departments/useDepartments';
import { useTags } from '../../tags/TagInput';
import { useFieldChips } from '../../../fields/fieldFilters';
import { useListFilters } from '../../../ui/lists/useListFilters';
import { type CandidateFilters, NO_FILTERS } from './filters';
import { filtersInUse } from './filterWords';
import { useVacancy } from './useVacancies';
import { translate } from '../../../i18n/texts';

/** The filters in use, each with its way out. */
export function FilterChips() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { departmentName } = useDepartments();
  const vacancy = useVacancy(filters.vacante_id);
  const vacancyTitle = (id: string) => vacancy?.titulo ?? id.slice(0, 8);
  const box = useRef<HTMLDivElement>(null);
  const { data: tags = [] } = useTags();
  const tagName = (id: string) => tags.find((tag) => tag.id === id)?.nombre ?? id.slice(0, 8);
  const used = [
    ...filtersInUse(filters, { departmentName, vacancyTitle, tagName }).map(({ name, text }) => ({
      name,
      text,
      without: {
        [name]: undefined,
        ...(name === 'cualificacion' ? { cualificacion_vigente: undefined } : {}),
      },
    })),
    ...useFieldChips(filters),
  ];
  if (used.length === 0) return null;

  return (
    <Stack
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={translate('candidates.filters.inUse')}
      direction="row"
      spacing={0.75}
      sx={{ mt: 1.5, outline: 'none' }}
    >
      {used.map(({ name, text, without }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          endIcon={<CloseOutlined />}
          aria-label={translate('candidates.filters.remove', { filter: text })}
          onClick={() => {
            // The button goes with its filter: the keyboard stays beside the others.
            box.current?.focus();
            change(without);
          }}
          sx={{
            maxWidth: '100%',
            fontWeight: 'fontWeightRegular',
            '& .MuiButton-endIcon svg': { fontSize: 16 },
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {text}
          </Box>
        </Button>
      ))}
      <Button size="small" onClick={() => change(NO_FILTERS)}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Stack>
  );
}
