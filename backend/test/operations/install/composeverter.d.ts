declare module 'composeverter' {
  /** The JSON schema of the Compose Specification that the package ships. */
  export function getDockerComposeSchemaWithoutFormats(): object;
}
