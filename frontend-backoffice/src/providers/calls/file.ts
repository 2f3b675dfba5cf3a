import { fileName, type Downloaded } from '@hiring/contract/files';

/** The file of a response. `fallback`: its name when the response has none. */
export async function fileOf(answer: Promise<Response>, fallback: string): Promise<Downloaded> {
  const response = await answer;
  return { name: fileName(response) ?? fallback, file: await response.blob() };
}
