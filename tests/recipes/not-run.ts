const noProgram = 'calls your own program, which has to be built and deployed first';

/** TypeScript programs of content/recipes that no runtime runs, with the reason. Their types are checked. */
export const notRun: Readonly<Record<string, string>> = {
  'accounts/PDAAccount/client.ts': noProgram,
  'accounts/PDAAccounts/client.ts': noProgram,
  'cli/examples/deploy-a-program/call.ts': noProgram,
  'learn/first-program/hello.ts': noProgram,
  'learn/first-program/test-hello.ts': noProgram,
  'writingProarams/DerivedAddress/client.ts': noProgram,
  'writingProarams/Instructions/client.ts': noProgram,
  'writingProarams/MultipleInstructions/client.ts': noProgram,
  'writingProarams/Openverseprogram/client.ts': noProgram,
  'writingProarams/Program/client.ts': noProgram,
  'writingProarams/ProgramInvocation/client.ts': noProgram,
  'writingProarams/accountsize/client.ts': noProgram,
  'writingProarams/aprogram/client.ts': noProgram,
  'writingProarams/programs/client.ts': noProgram,
};
