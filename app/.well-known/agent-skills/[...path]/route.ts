import { agentSkillFiles } from '@/lib/outputs/agent-skill';
import { fileRoute } from '@/lib/outputs/file-route';

export const dynamic = 'force-static';

/** The skill for coding agents, and its index. */
export const { generateStaticParams, GET } = fileRoute(agentSkillFiles, (text) => text);
