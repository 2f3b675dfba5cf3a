import type { MessageText } from '@hiring/contract';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { BusyButton } from '../ui/BusyButton';

interface Props {
  templateId: string;
  candidateId: string | undefined;
}

/** Sends the words as they stand to whoever is writing them, and to nobody else. */
export function TestButton({ templateId, candidateId }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const { getValues } = useFormContext<MessageText>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { asunto, cuerpo } = getValues();
      return dataProvider.testTemplate(templateId, {
        asunto,
        cuerpo,
        ...(candidateId ? { candidato_id: candidateId } : {}),
      });
    },
    onSuccess: ({ destinatario }) => notify(`Prueba en camino a ${destinatario}`, { type: 'success' }),
    onError: (error) => {
      const { asunto, cuerpo } = fieldErrorsOf(error);
      const why = [asunto, cuerpo].filter(Boolean).join(' ') || reasonOf(error);
      notify(`No se pudo enviar el email: ${why}`, { type: 'error' });
    },
  });
  return (
    <BusyButton variant="outlined" startIcon={<SendOutlined />} busy={isPending} onClick={() => mutate()}>
      Enviar prueba
    </BusyButton>
  );
}
