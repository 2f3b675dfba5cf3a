import { Autocomplete, TextField } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { useDeferredValue, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';

type Vacancy = Schemas['VacancyResponse'];

interface Props {
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const SOME = 25;

/** One vacancy's board: chosen by typing, so that any number of vacancies is no matter. */
export function VacancyFilter({ value, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const chosen = useGetOne<Vacancy>('vacancies', { id: value ?? '' }, { enabled: Boolean(value) });
  const current = value ? (chosen.data ?? null) : null;
  const q = useDeferredValue(typed === current?.titulo ? '' : typed.trim());
  const { data, isFetching } = useGetList<Vacancy>(
    'vacancies',
    {
      pagination: { page: 1, perPage: SOME },
      sort: { field: 'fecha_publicacion', order: 'DESC' },
      filter: q ? { q } : {},
    },
    { enabled: open },
  );

  return (
    <Autocomplete<Vacancy>
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={current}
      options={data ?? []}
      loading={isFetching}
      loadingText="Cargando..."
      noOptionsText="No se encontraron vacantes"
      openText="Abrir"
      closeText="Cerrar"
      clearText="Quitar la vacante"
      // The server has searched; what it found is not sorted out again here.
      filterOptions={(options) => options}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, vacancy) => onChoose(vacancy?.id)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Vacante"
          placeholder="Todas"
          margin="none"
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
