import { Box, Button } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { problemOf, reasonOf } from '../../providers/problem';
import type { Interview } from '../types';

/** Why the interview was not saved, and what helps: saying that it is over, or the version of the others. */
export function SaveProblem({ error }: { error: unknown }) {
  const dataProvider = useDataProvider();
  const { setValue, reset } = useFormContext();
  const [id, estado] = useWatch<Interview, ['id', 'estado']>({ name: ['id', 'estado'] });
  const code = problemOf(error)?.code;
  const fresh = async () => (await dataProvider.getOne<Interview>('interviews', { id })).data;
  // The button saves: its form is sent with what was set here.
  const overwrite = async (form: HTMLFormElement | null) => {
    setValue('version', (await fresh()).version);
    form?.requestSubmit();
  };
  return (
    <>
      No se pudo guardar la entrevista. {reasonOf(error)}
      {code === 'interview_not_begun' && (
        <Box sx={{ mt: 1.5 }}>
          <Button type="submit" variant="outlined" onClick={() => setValue('antes_de_hora', true)}>
            {estado === 'realizada' ? 'Sí, ya se ha hecho' : 'Sí, no se presentó'}
          </Button>
        </Box>
      )}
      {code === 'interview_stale' && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => void fresh().then((record) => reset(record))}>
            Ver los datos actuales
          </Button>
          <Button variant="outlined" onClick={({ currentTarget }) => void overwrite(currentTarget.form)}>
            Guardar los míos
          </Button>
        </Box>
      )}
    </>
  );
}
