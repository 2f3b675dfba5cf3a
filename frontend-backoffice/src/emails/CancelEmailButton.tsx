import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './types';

/** Withdraws a message that waits; the server says whether it still can. */
export function CancelEmailButton({ email }: { email: EmailRow }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.cancelEmail(email.id),
    onSuccess: () => notify('Correo cancelado: no se enviará', { type: 'info' }),
    onError: (error) => notify(`No se pudo cancelar: ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['emails'] }),
  });
  if (!email.puede_cancelar) return null;

  return (
    <ConfirmedButton
      label="Cancelar envío"
      startIcon={<BlockOutlined />}
      question="¿Cancelar este envío?"
      explanation={`«${email.asunto}» no se enviará a ${email.destinatario}. Lo demás sigue como está.`}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
