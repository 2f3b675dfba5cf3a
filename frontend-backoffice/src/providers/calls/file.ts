import { fileName, type Downloaded } from '@hiring/contract/files';

/** The file of an answer. `fallback`: its name where the answer has none. */
export async function fileOf(answer: Promise<Response>, fallback: string): Promise<Downloaded> {
  const response = await answer;
  return { name: fileName(response) ?? fallback, file: await response.blob() };
}
