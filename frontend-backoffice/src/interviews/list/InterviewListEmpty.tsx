import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StateMessage } from '../../ui/StateMessage';
import { useInterviewAddress } from '../useInterviewAddress';
import { useInterviewStats } from '../useInterviewStats';
import { whenOf } from './listFilter';

/** Says whether there are no interviews, or whether filters hide them. */
export function InterviewListEmpty({ mayWrite }: { mayWrite: boolean }) {
  const { read, change } = useInterviewAddress();
  const { data: stats } = useInterviewStats(read('candidato'));
  const when = whenOf(read('cuando'));

  if (read('q') ?? read('estado')) {
    return (
      <StateMessage
        title="No se encontraron entrevistas"
        action={
          <Button
            variant="outlined"
            onClick={() => change({ q: undefined, estado: undefined, cuando: 'todas', pagina: undefined })}
          >
            Limpiar
          </Button>
        }
      >
        Ninguna entrevista cumple los filtros
        {when === 'proximas' ? ' entre las próximas' : when === 'anteriores' ? ' entre las anteriores' : ''}.
      </StateMessage>
    );
  }
  const others = Boolean(stats?.total) && when !== 'todas';
  return (
    <StateMessage
      title="No hay entrevistas programadas"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {mayWrite && (
            <Button
              variant="contained"
              color="secondary"
              onClick={() => change({ nueva: '1', editar: undefined })}
            >
              {stats?.total ? 'Programar Entrevista' : 'Programar Primera Entrevista'}
            </Button>
          )}
          {others && (
            <Button variant="outlined" onClick={() => change({ cuando: 'todas' })}>
              Ver todas
            </Button>
          )}
        </Box>
      }
    >
      {others
        ? when === 'proximas'
          ? 'Ninguna desde hoy. Las hay anteriores.'
          : 'Ninguna antes de hoy.'
        : undefined}
    </StateMessage>
  );
}
