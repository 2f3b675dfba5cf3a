import type { MessageText } from '@hiring/contract';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { useFormContext } from 'react-hook-form';
import { useWrite } from '../providers/useWrite';
import { BusyButton } from '../ui/BusyButton';

interface Props {
  templateId: string;
  candidateId: string | undefined;
}

/** Sends the words as they stand to whoever is writing them, and to nobody else. */
export function TestButton({ templateId, candidateId }: Props) {
  const { getValues } = useFormContext<MessageText>();
  const { mutate, isPending } = useWrite(
    (provider, { asunto, cuerpo }: MessageText) =>
      provider.testTemplate(templateId, {
        asunto,
        cuerpo,
        ...(candidateId ? { candidato_id: candidateId } : {}),
      }),
    {
      reads: [],
      done: ({ destinatario }) => `Prueba en camino a ${destinatario}`,
      failure: 'No se pudo enviar el email:',
    },
  );
  return (
    <BusyButton
      variant="outlined"
      startIcon={<SendOutlined />}
      busy={isPending}
      onClick={() => mutate(getValues())}
    >
      Enviar prueba
    </BusyButton>
  );
}
